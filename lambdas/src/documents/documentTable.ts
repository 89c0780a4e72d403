import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { documentKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';

export interface DocumentItem {
  id: string;
  /** `legacy`, `privacy`, `shipping`, `refund`, `user_agreement`. */
  name: string;
  title: string;
  /** Sanitised HTML. */
  text: string;
  updatedAt: string;
}

export async function findDocument(name: string): Promise<DocumentItem | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName: tableName, Key: documentKey(name) }));
  return Item as DocumentItem | undefined;
}
