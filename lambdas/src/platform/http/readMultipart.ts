import { AppError } from '@bloomkin/shared/errors.ts';
import busboy from '@fastify/busboy';
import { maxBodyBytes, maxFieldBytes, maxFieldNameBytes, maxFields, tooManyFields } from './bodyLimits.ts';

export interface UploadedFile {
  field: string;
  bytes: Buffer;
}

export interface Multipart {
  fields: [string, string][];
  files: UploadedFile[];
}

const limits = {
  fieldNameSize: maxFieldNameBytes,
  fieldSize: maxFieldBytes,
  fields: maxFields,
  fileSize: maxBodyBytes,
  files: 8,
};

const tooManyFiles = `At most ${limits.files} files at once.`;

/** Throws REQUEST.TOO_LARGE past any limit: busboy truncates silently. */
export function readMultipart(bytes: Buffer, contentType: string): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    const fields: [string, string][] = [];
    const files: UploadedFile[] = [];
    const tooLarge = () => reject(new AppError('REQUEST.TOO_LARGE'));
    const unreadable = (cause: unknown) => reject(new AppError('REQUEST.UNREADABLE', { cause }));
    try {
      const parser = busboy({ headers: { 'content-type': contentType }, limits });
      parser.on('field', (name, value, nameCut, valueCut) => {
        // busboy limits names of urlencoded fields only.
        if (nameCut || valueCut || name.length > maxFieldNameBytes) return tooLarge();
        fields.push([name, value]);
      });
      parser.on('file', (field, stream) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('limit', tooLarge);
        // Without a listener, a truncated part would end the process.
        stream.on('error', unreadable);
        stream.on('end', () => files.push({ field, bytes: Buffer.concat(chunks) }));
      });
      parser.on('partsLimit', tooLarge);
      parser.on('fieldsLimit', () => reject(tooManyFields()));
      parser.on('filesLimit', () => reject(new AppError('REQUEST.TOO_LARGE', { message: tooManyFiles })));
      parser.on('error', unreadable);
      parser.on('finish', () => resolve({ fields, files }));
      parser.end(bytes);
    } catch (cause) {
      unreadable(cause);
    }
  });
}
