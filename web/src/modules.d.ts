/** The outline of an icon of the game-icons set (see icons.ts), for the `d` of a path on 512×512. */
declare module 'icon:*' {
  const outline: string;
  export default outline;
}

declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
