import { useFeature } from './useChannels.ts';

declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string | undefined;
    tooldescription?: string | undefined;
    toolautosubmit?: string | undefined;
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
}

interface WebTool {
  name: string;
  description: string;
  /** A harmless one: the visitor's assistant need not ask before it sends. */
  isSafe?: boolean;
}

/** Attributes of a field of such a form. */
export const useToolParameter = (description: string) =>
  useFeature('web_mcp') ? { toolparamdescription: description } : {};

/** Attributes of a form that a browser offers to its visitor's assistant (WebMCP, a draft); none while switched off. */
export const useWebTool = ({ name, description, isSafe }: WebTool) => {
  const isOn = useFeature('web_mcp');
  if (!isOn) return {};
  return { toolname: name, tooldescription: description, ...(isSafe && { toolautosubmit: '' }) };
};
