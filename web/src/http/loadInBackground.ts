const failures = new WeakSet<Error>();

/** Loads code before it is needed; a failure shows once it is. */
export async function loadInBackground(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (error instanceof Error) failures.add(error);
  }
}

export const isBackgroundFailure = (error: Error): boolean => failures.has(error);
