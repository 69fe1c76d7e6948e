import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** A page of `docs/` as HTML, made while building: browsers get no parser. */
function pages(): Plugin {
  return {
    name: 'pages',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.md?html')) return null;
      const html = marked.parse(readFileSync(id.slice(0, -'?html'.length), 'utf8'), { async: false });
      return `export default ${JSON.stringify(html)};`;
    },
  };
}

/** Twins of every file that shrinks, so that the server never compresses the same bytes twice; not of the page, which is another one for each path. */
function twins(): Plugin {
  const compress = (path: string): void => {
    const bytes = readFileSync(path);
    if (bytes.length < 500) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  };
  const walk = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) walk(path);
      else if (/\.(js|css|html|svg|json|webmanifest)$/.test(name) && name !== 'index.html') compress(path);
    }
  };
  return { name: 'twins', apply: 'build', writeBundle: ({ dir }) => (dir ? walk(dir) : undefined) };
}

const server = process.env.BONECUP_URL ?? 'http://127.0.0.1:7373';

export default defineConfig({
  plugins: [pages(), svelte(), svelteTesting(), twins()],
  // The floe in space is large, and loaded only when somebody looks at it.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  // A busy machine takes its time; what hangs is still found.
  test: { environment: 'happy-dom', testTimeout: 30_000, include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
