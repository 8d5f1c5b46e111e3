import { describe, expect, it } from 'vitest';
import { keepResponse, markDelivered } from '../features/forms/public/local-responses.ts';
import { mayHavePending } from './left-on-device.ts';

const form = { id: 'encuesta', title: 'Encuesta', fields: [] };
const response = {
  id: '1',
  formId: 'encuesta',
  answers: { nick: 'Fénix' },
  submittedAt: '2026-11-20T12:00:00.000Z',
  requestId: '7d1b1b1e-6f0e-4b52-9f5c-0d4b0c1a2b3c',
  pending: true,
};

describe('mayHavePending', () => {
  it('is true exactly while an answer waits', () => {
    expect(mayHavePending()).toBe(false);
    keepResponse(form, response);
    expect(mayHavePending()).toBe(true);
    markDelivered('encuesta', '1');
    expect(mayHavePending()).toBe(false);
  });
});
