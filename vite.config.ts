import { reactRouter } from '@react-router/dev/vite'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { asciiServer } from './scripts/bundle/ascii-server.ts'
import { compileAside } from './scripts/bundle/compile-aside.ts'
import { minifyInline } from './scripts/bundle/minify-inline.ts'

/**
 * What every page needs is one script and one style sheet of at most ten packets; what does not fit
 * into it is a second sheet of a section. A second sheet costs a phone one more connection.
 */
const groups = [
  {
    name: 'shared',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/web\/(?!site\/|admin\/|directory\/|(own-picture|post-plate)\.tsx|ui\/drawing\/stand-in|start\/edit-here|ui\/(share|palette|field|button|spinner|dialog|toast|table)\/|entry\.client)|src\/web\/site\/(layout|page-head|frame|contact\/contact-section|receipt\/late-sheet|error-pages\/(?!not-found))|src\/web\/(ui\/(?!post-plate|palette|dialog|toast|table)|site\/(frame|home|contact|error-pages|not-found|services\/(?!trial|map|card\/card-(page|navigation))|sheet|work\/(?!work-page))).*\.css/,
  },
  // Before the desk, or a public page that uses one of these parts would load the desk with it.
  { name: 'parts', test: /src\/web\/ui\/(spinner|button|field)\// },
  { name: 'forms', test: /src\/web\/site\/forms\/.*\.tsx?$/ },
  // What pages are composed of: in one file, not in one for each set of pages that share some.
  {
    name: 'blocks',
    test: /src\/web\/site\/(services\/(plan\/.*-plan|plan\/plan-steps|service\/service-(next|proof|questions)|card\/service-cards)|products\/product-steps|sheet\/sheet-(part|figures)|work\/case\/case-quotation)\.tsx$/,
  },
  { name: 'palette', test: /src\/web\/ui\/palette\// },
  // A few lines that fetch late parts, of pages and of the desk: with either of them, the other would come along.
  { name: 'late', test: /vite\/preload-helper/ },
  // With the sheets of screens that are too small for a request of their own.
  {
    name: 'desk',
    test: /src\/web\/(admin\/(desk-(meta|text|words)|frame\/|presses\/|session\/|.*\/(addresses|difference|engrave-choice|findings|history|login|people|post-preview|staff)\.css$)|ui\/(dialog|toast|table)\/)/,
  },
  { name: 'insights', test: /src\/web\/(site\/insights\/|ui\/post-plate).*\.css/ },
  // What Home, services, cases and the contact page do without.
  {
    name: 'sheets',
    test: /src\/web\/site\/(products|legal|work\/work-page|services\/(map|card\/card-(page|navigation))).*\.css$/,
  },
  { name: 'careers', test: /src\/web\/site\/(careers|status)\/.*\.css/ },
]

/**
 * The manifest has a hundred hashes, and these pack in two thirds of the room; the server must name files alike.
 * Two builds give one in 270 million changed scripts its old name.
 */
const hashCharacters = 'hex'
const scriptNames = 'assets/[name]-[hash:7].js'

/** Console warnings for developers; their sentences weigh a kilobyte. */
const warnings = ['warning', 'warnOnce', 'warningOnce']

const terserOptions: BuildEnvironmentOptions['terserOptions'] = {
  module: true,
  ecma: 2020,
  compress: {
    // What is written out twice packs worse than a call.
    inline: 0,
    passes: 6,
    hoist_vars: true,
    pure_funcs: ['console.warn'],
    pure_getters: true,
    // `Error()` for `new Error()`, `x + ''` for `String(x)`: no built-in object is changed here.
    unsafe: true,
    unsafe_arrows: true,
    unsafe_methods: true,
  },
}

/** What looks for machine code beside its own, and what the kill test reaches into, stays where npm put it. */
const outsideOfBuild = ['@node-rs/argon2', 'better-sqlite3', 'pg', 'satori', 'sharp']

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), minifyInline(), asciiServer(), compileAside('shared')],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: false,
    minify: 'terser',
    terserOptions,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: warnings },
          output: {
            hashCharacters,
            chunkFileNames: scriptNames,
            entryFileNames: scriptNames,
            codeSplitting: { groups },
          },
        },
      },
    },
    ssr: {
      // Thousands of small files; read one by one, they are a good part of a start.
      resolve: {
        noExternal: command === 'build' || [],
        external: outsideOfBuild,
      },
      // React for development isn't brought along only to be left out when it is loaded.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: { index: 'src/main.ts', 'page-thread': 'src/pages/page-thread.ts' },
          output: {
            hashCharacters,
            codeSplitting: {
              groups: [
                // All that is loaded before the thread that draws pages can start.
                {
                  name: 'aside',
                  test: /src\/(platform\/(aside|problem|trouble)|pages\/pages-aside)/,
                },
                { name: 'kysely', test: /node_modules\/kysely/ },
                { name: 'zod', test: /node_modules\/zod/ },
              ],
            },
          },
        },
      },
    },
  },
}))
