import type { Plugin } from 'vite';
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };

const PREFIX = 'icon:';
const PATH = / d="([^"]+)"/g;

/** `import star from 'icon:star-medal'`: the outline of one icon of the game-icons set, drawn on 512×512. */
export function icons(): Plugin {
  return {
    name: 'saloon-icons',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = (set.icons as Record<string, { body: string }>)[name];
      if (!icon) throw new Error(`game-icons has no icon “${name}”`);
      const outline = [...icon.body.matchAll(PATH)].map((found) => found[1]).join('');
      return `export default ${JSON.stringify(outline)};`;
    },
  };
}
