/** Gives `otherwise` when the time is over. A refusal of `answer` passes through. */
export async function answeredWithin<Answer>(
  milliseconds: number,
  answer: Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
