import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './icons.ts';

const SERVER = process.env.SALOON_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: process.env.SALOON_CLIENT ?? '../src/saloon/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
