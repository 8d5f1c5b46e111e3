export const inDollars = (fee: string) => `$${fee} USD`;
