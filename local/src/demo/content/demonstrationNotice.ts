/** Opens every document. */
export const demonstrationNotice =
  '<p><em>This is a demonstration shop. Its florists, people and orders are invented, no real money moves, and nothing is delivered. The text below shows what a real shop would tell you; have a lawyer check it before you use it as your own.</em></p>';
