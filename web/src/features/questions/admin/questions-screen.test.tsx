import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { QuestionsScreen } from './questions-screen.tsx';

const question = (id: string, order: number) => ({ id, text: `¿${id}?`, type: 'text', order });

let order: readonly string[];
/** Unanswered requests to reorder. */
const waiting: Array<{ readonly questions: readonly string[]; readonly answer: () => void }> = [];

const shown = () =>
  screen.getAllByRole('checkbox', { name: /^Elegir/ }).map((box) => box.getAttribute('aria-label'));
const down = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Bajar ¿${name}?` }));

describe('the order of the questions', () => {
  beforeEach(() => {
    order = ['nick', 'clan', 'pais'];
    waiting.length = 0;
    vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
      const answer = () =>
        Response.json({
          success: true,
          data: { questions: order.map((id, index) => question(id, index)), nextCursor: null },
        });
      if (init.method !== 'POST') return answer();
      const { questions } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as {
        questions: readonly string[];
      };
      return new Promise<Response>((resolve) => {
        waiting.push({
          questions,
          answer: () => {
            order = questions;
            resolve(answer());
          },
        });
      });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('shows at once what was asked for, and sends the next only after the last', async () => {
    openScreen(<QuestionsScreen />);
    await screen.findByRole('button', { name: 'Bajar ¿nick?' });
    down('nick');
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(shown()).toEqual(['Elegir ¿clan?', 'Elegir ¿nick?', 'Elegir ¿pais?']);
    down('nick');
    await waitFor(() => expect(shown()).toEqual(['Elegir ¿clan?', 'Elegir ¿pais?', 'Elegir ¿nick?']));
    expect(waiting).toHaveLength(1);

    waiting[0]?.answer();
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(waiting[1]?.questions).toEqual(['clan', 'pais', 'nick']);
    waiting[1]?.answer();
    await waitFor(() => expect(order).toEqual(['clan', 'pais', 'nick']));
    expect(shown()).toEqual(['Elegir ¿clan?', 'Elegir ¿pais?', 'Elegir ¿nick?']);
  });
});
