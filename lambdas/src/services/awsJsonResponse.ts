import { Readable } from 'node:stream';

/** A service's response in AWS JSON 1.0, as the SDK's HTTP handler returns it. */
export const awsJsonResponse = (body: object) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: Readable.from([Buffer.from(JSON.stringify(body))]),
});
