import { AppError } from '@copa/domain/errors';
import { describe, expect, it } from 'vitest';
import { createRegistrationCodes } from './desk/code.ts';
import { createLogger, throwFailures } from './logger.ts';

describe('the log', () => {
  it('is one line of JSON each, with the fields of its parents', () => {
    const lines: string[] = [];
    createLogger((line) => lines.push(line))
      .child({ traceId: 'r1' })
      .info('call refused', { code: 'not-found' });
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { severity: 'INFO', message: 'call refused', traceId: 'r1', code: 'not-found' },
    ]);
  });

  it('says the severity, and logs thrown values that are no errors', () => {
    const lines: string[] = [];
    const logger = createLogger((line) => lines.push(line));
    logger.warn('app check failed', { problem: 'missing' });
    logger.error('failed', 'a text');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { severity: 'WARNING', message: 'app check failed', problem: 'missing' },
      { severity: 'ERROR', message: 'failed', error: { name: 'string', message: 'a text' } },
    ]);
  });

  it.each(['tickets', 'players', 'seasons/verano/results'])(
    'hides the code in a path of %s',
    (collection) => {
      const code = createRegistrationCodes('secret').codeOf('member');
      const lines: string[] = [];
      const path = `${collection}/${code}`;
      const error = new AppError('internal', 'Error', { cause: new Error(`No document at "${path}/rooms"`) });
      createLogger((line) => lines.push(line)).error('failed', error, { path });
      expect(lines.join()).not.toContain(code);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        path: `${collection}/…`,
        error: { cause: { message: `No document at "${collection}/…/rooms"` } },
      });
    },
  );

  it('names each of several failures, and one failure as it is', () => {
    const lines: string[] = [];
    const logger = createLogger((line) => lines.push(line));
    const thrownBy = (failures: readonly unknown[]): unknown => {
      try {
        throwFailures(failures);
      } catch (error) {
        return error;
      }
      return null;
    };
    const [one, other] = [new Error('the first failed'), new AppError('unavailable', 'Intenta de nuevo.')];
    expect([thrownBy([]), thrownBy([one])]).toEqual([null, one]);
    logger.error('failed', thrownBy([one, other]));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      error: { errors: [{ message: 'the first failed' }, { code: 'unavailable' }] },
    });
  });

  it('has an error with its cause, to the last', () => {
    const lines: string[] = [];
    const cause = new Error('connection reset');
    createLogger((line) => lines.push(line)).error('failed', new AppError('internal', 'Error', { cause }));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      severity: 'ERROR',
      error: { name: 'AppError', code: 'internal', cause: { message: 'connection reset' } },
    });
  });
});
