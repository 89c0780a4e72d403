#!/bin/sh
# @shopify/ucp-cli 0.9.0 asks a shop's MCP endpoint with `Accept: application/json` alone; the server transport of
# @modelcontextprotocol/sdk 1.32.2 answers 406, and the command line reports an id mismatch.
#
# The Streamable HTTP transport (MCP 2025-11-25, "Sending Messages to the Server") wants both application/json and
# text/event-stream in Accept. The SDK checks that also with enableJsonResponse, when it would never send a stream; its
# error has `"id": null`. So the reference command line of the Universal Commerce Protocol finds no tools in a shop that
# is built with the official SDK as published. A shop that wants both answers JSON whenever Accept takes it.
#
# Seen:
#   accept application/json: 406
#   ucp: MCP response id mismatch ... expected 1, got null (exit code 1)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @shopify/ucp-cli@0.9.0 @modelcontextprotocol/sdk@1.32.2 zod@4.6.7
cat >shop.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';

const version = '2026-08-25';
const specification = `https://ucp.dev/${version}`;
const seen = [];

const shop = createServer(async (request, response) => {
  if (request.url === '/.well-known/ucp') {
    const endpoint = `http://localhost:${shop.address().port}/mcp`;
    const service = { version, transport: 'mcp', endpoint, spec: specification, schema: `${specification}/services/shopping/mcp.openrpc.json` };
    const search = { version, spec: specification, schema: `${specification}/schemas/shopping/catalog_search.json` };
    const ucp = {
      version,
      services: { 'dev.ucp.shopping': [service] },
      capabilities: { 'dev.ucp.shopping.catalog.search': [search] },
      payment_handlers: {},
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ ucp }));
    return;
  }
  const server = new McpServer({ name: 'shop', version: '1' });
  server.registerTool('search_catalog', { inputSchema: z.object({}).loose() }, () => ({ content: [] }));
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  response.on('finish', () => seen.push(`accept ${request.headers.accept}: ${response.statusCode}`));
  await server.connect(transport);
  await transport.handleRequest(request, response);
});
await once(shop.listen(0), 'listening');

const business = `http://localhost:${shop.address().port}`;
const env = { ...process.env, HOME: process.cwd(), UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true' };
const client = spawn('node_modules/.bin/ucp', ['discover', '--business', business, '--format', 'json'], { env });
const [output, [code]] = await Promise.all([text(client.stdout), once(client, 'exit')]);
const { message } = JSON.parse(output);
console.log(`${seen[0]}\nucp: ${message} (exit code ${code})`);
assert.deepEqual(seen, ['accept application/json: 406']);
assert.match(message, /id mismatch.*expected 1, got null/);
assert.equal(code, 1);
shop.close();
JS
node shop.mjs
