/** Outlines on a 24 × 24 grid, kept out of the storefront's first download. */
export const officeIconPaths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8',
  orders: 'M7 4h10a2 2 0 0 1 2 2v14l-3-2-2 2-2-2-2 2-2-2-3 2V6a2 2 0 0 1 2-2Zm2 5h6M9 13h6',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  logout: 'M10 5H5v14h5M14 8l4 4-4 4M18 12H9',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6 8c.5-3.200 2.900-5 6-5s5.500 1.800 6 5M16 4.500a3.500 3.500 0 0 1 0 6.500M17.500 14.300c2 .6 3.200 2.300 3.500 4.700',
  chat: 'M4 5h16v11H9l-5 4V5Z',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  dots: 'M6 12h.01M12 12h.01M18 12h.01',
  share: 'M12 15V4M8 8l4-4 4 4M5 14v6h14v-6',
  download: 'M12 4v11M8 11l4 4 4-4M5 16v4h14v-4',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4l2-2Zm4 4h4',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4v-9Z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  pencil: 'M4 20l1-4L16 5l3 3L8 19l-4 1ZM14 7l3 3',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  chart: 'M4 20V4M4 20h16M8 16v-5M12 16V8M16 16v-3',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2',
  camera: 'M4 8h4l1.500-2.500h5L16 8h4v11H4V8Zm8 9a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z',
  device: 'M4 5h16v11H4zM9 20h6M12 16v4',
  handset: 'M8 3h8v18H8zM11.500 18h1',
  dollar:
    'M16.500 8c-.4-1.700-2-2.700-4.500-2.700-2.700 0-4.400 1.200-4.400 3.200 0 4.600 9.200 2.300 9.200 7 0 2-1.900 3.300-4.800 3.300-2.800 0-4.600-1.100-5-3M12 3v18',
  folder: 'M3 6h7l2 2h9v11H3z',
} as const;
