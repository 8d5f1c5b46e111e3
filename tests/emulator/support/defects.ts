/** Collects what an emulator logs as an error, which is always a fault of its own. */
export function watchDefects() {
  const defects: Error[] = [];
  return {
    logger: {
      info: () => undefined,
      warn: () => undefined,
      error: (message: string, cause: unknown) => defects.push(new Error(message, { cause })),
    },
    requireNone: () => {
      if (defects.length > 0) throw new AggregateError(defects, 'The emulator has defects.');
    },
  };
}
