import { useSearchParams } from 'react-router-dom';

/** The chosen tab in the address; the first name leaves no trace there. */
export function useTabParam<N extends string>(
  names: readonly [N, ...N[]],
  param = 'tab',
): [value: N, onChange: (name: N) => void] {
  const [params, setParams] = useSearchParams();
  const value = names.find((name) => name === params.get(param)) ?? names[0];
  const change = (name: N) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (name === names[0]) next.delete(param);
        else next.set(param, name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [value, change];
}
