declare module 'virtual:shell' {
  export const shell: import('./fillShell.ts').Shell;
}
