declare module 'qrcode/lib/core/qrcode.js' {
  const qrcode: {
    create(
      text: string,
      options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
    ): { modules: { size: number; get(row: number, column: number): number } };
  };
  export default qrcode;
}
