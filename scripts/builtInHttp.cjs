// Bundled into functions instead of an import: scripts/bundleHttp.ts.
module.exports = process.getBuiltinModule('node:http');
