import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gateway of a local stack; `npm start` prints its address. */
const gateway = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      output: {
        // The libraries change rarely: files of their own stay in the browser's cache over releases.
        manualChunks: (id: string): string | undefined => {
          if (/node_modules\/.*\/(react|react-dom|scheduler|react-router|react-router-dom)\//.test(id))
            return 'react';
          if (/node_modules\/.*\/(@mui\/(material|system|utils|styled-engine)|@emotion\/[a-z-]+)\//.test(id))
            return 'mui';
          // A file of its own for each icon that two pages share would be a request each.
          if (/node_modules\/.*\/@mui\/icons-material\//.test(id)) return 'icons';
          return /node_modules\/.*\/(ra-core|ra-ui-materialui|react-admin|@tanstack|react-hook-form)\//.test(
            id,
          )
            ? 'react-admin'
            : undefined;
        },
      },
    },
  },
  server: { port: 5174, proxy: { '/rest': gateway } },
});
