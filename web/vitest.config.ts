import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import { byRoom } from './rooms.ts';
import vite from './vite.config.ts';

const tests = defineConfig({
  plugins: [svelteTesting({ autoCleanup: false })],
  test: {
    testTimeout: 20_000, // the machine may be busy
    reporters: ['default', byRoom],
    coverage: {
      include: ['src/**/*.{ts,svelte}'],
      exclude: ['src/gallery/**', 'src/testing/**', '**/*.d.ts'],
      reporter: ['json-summary'],
    },
  },
});

export default mergeConfig(vite, tests);
