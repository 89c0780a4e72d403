const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** As printed: 'ABN 51-824-753-556' too. */
export function parseAbn(text: string): string | undefined {
  const abn = text.replace(/\D/g, '');
  return isAbn(abn) ? abn : undefined;
}

/** Weighted check digits, modulus 89 (Australian Business Register, format of the ABN). */
export function isAbn(abn: string): boolean {
  if (!/^[1-9]\d{10}$/.test(abn)) return false;
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (Number(abn[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

export function formatAbn(abn: string): string {
  return `${abn.slice(0, 2)} ${abn.slice(2, 5)} ${abn.slice(5, 8)} ${abn.slice(8)}`;
}
