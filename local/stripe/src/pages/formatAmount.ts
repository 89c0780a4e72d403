const format = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  trailingZeroDisplay: 'stripIfInteger',
});

export const formatAmount = (cents: number): string => format.format(cents / 100);
