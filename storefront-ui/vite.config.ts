import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gateway of a local stack; `npm start` prints its address. */
const gateway = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // The libraries change rarely: a file of their own stays in the browser's cache over releases.
        manualChunks: (id: string): string | undefined =>
          /node_modules\/.*\/(react|react-dom|scheduler|react-router|@emotion)\//.test(id)
            ? 'react'
            : undefined,
      },
    },
  },
  server: { port: 5173, proxy: { '/api': gateway } },
});
