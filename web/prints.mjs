// Bundles all that draws pictures into one module that both Node.js and a browser can import: `node prints.mjs /tmp/prints`.
import { build } from "vite";

await build({
    mode: "prints",
    logLevel: "warn",
    build: {
        outDir: process.argv[2],
        emptyOutDir: false,
        lib: { entry: "src/games/prints.ts", formats: ["es"], fileName: "prints" },
        rollupOptions: { output: { inlineDynamicImports: true } },
        minify: false,
        copyPublicDir: false,
    },
});
