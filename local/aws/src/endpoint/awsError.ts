import { escapeHtml } from '@local/kit/html/html.ts';
import type { ServiceResponse } from '@local/kit/serviceEmulator.ts';
import type { Protocol } from '#services.ts';

export function awsError(protocol: Protocol, status: number, code: string, message: string): ServiceResponse {
  switch (protocol) {
    case 'json':
      return {
        status,
        headers: { 'content-type': 'application/x-amz-json-1.0' },
        body: JSON.stringify({ __type: code, message, Message: message }),
      };
    case 'restJson':
      return {
        status,
        headers: { 'content-type': 'application/json', 'x-amzn-errortype': code },
        body: JSON.stringify({ message }),
      };
    case 'query': {
      const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error>`;
      return {
        status,
        headers: { 'content-type': 'text/xml' },
        body: `<ErrorResponse>${error}<RequestId>local</RequestId></ErrorResponse>`,
      };
    }
    case 'restXml': {
      const error = `<Code>${code}</Code><Message>${escapeHtml(message)}</Message>`;
      return {
        status,
        headers: { 'content-type': 'application/xml' },
        body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${error}</Error>`,
      };
    }
  }
}
