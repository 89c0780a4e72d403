import { type ReactNode, useEffect, useState } from 'react';

interface Paper {
  print: (content: ReactNode) => void;
  /** Render it on the page. */
  paper: ReactNode;
}

/** The paper stays until the next one: on iPadOS `print` returns while the preview is still drawing. */
export function usePaper(): Paper {
  const [job, setJob] = useState<{ content: ReactNode }>();
  useEffect(() => {
    if (job) print();
  }, [job]);
  return { print: (content) => setJob({ content }), paper: job?.content };
}
