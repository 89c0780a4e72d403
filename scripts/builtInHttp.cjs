// Bundled into functions instead of an import: scripts/bundle.ts.
module.exports = process.getBuiltinModule('node:http');
