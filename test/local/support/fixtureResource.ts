export type Properties = Readonly<Record<string, unknown>>;

export interface FixtureResource {
  Type: string;
  Properties: Properties;
}

export const getAtt = (id: string, attribute = 'Arn') => ({ 'Fn::GetAtt': [id, attribute] });
export const ref = (id: string) => ({ Ref: id });
/** An output of the first stack. */
export const importValue = (name: string) => ({ 'Fn::ImportValue': `data:${name}` });
