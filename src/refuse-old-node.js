/** Plain JavaScript, so that an old Node can read it: it would end in the middle of a native module. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 12)) {
  console.error(`Foyer needs Node 22.12 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
