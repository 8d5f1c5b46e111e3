import { type OwnProtests, sendProtest, sendProtestPicture } from '@copa/domain/play/protest/own-endpoints';
import { type ProtestedMatch, ProtestInputSchema } from '@copa/domain/play/protest/own-protest';
import { useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError, callApi, fetchFile } from '../../../../lib/network/api-client.ts';
import { useOutbox } from '../../../../lib/network/use-outbox.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { keptDraft } from '../../../../lib/storage/kept-drafts.ts';
import { blobOf } from '../report/shrunk-picture.ts';

const KeptSchema = z.object({
  kind: z.string(),
  /** The number of the other unit; empty for nobody. */
  against: z.string(),
  text: z.string(),
  /** Pictures as `data:`. */
  pictures: z.array(z.string()),
  /** The request that was sent without an answer; null while typing. */
  requestId: z.nullable(z.uuid()),
});
type KeptProtest = z.output<typeof KeptSchema>;

const NOTHING: KeptProtest = { kind: '', against: '', text: '', pictures: [], requestId: null };

/** First the words, which count at once, then each picture. All of it again is the same protest. */
async function deliverAll(
  code: string,
  { stage, match }: ProtestedMatch,
  { kind, against, text, pictures, requestId }: KeptProtest,
): Promise<OwnProtests> {
  const headers = { privateCode: code };
  const params = { stage, match };
  const content = { requestId, kind, text, against: against === '' ? null : Number(against) };
  const protest = z.parse(ProtestInputSchema, content);
  let answer = await callApi(sendProtest, { headers, params, body: protest });
  for (const [index, picture] of pictures.entries()) {
    const body = new FormData();
    body.set('image', blobOf(picture), 'captura.jpg');
    try {
      const call = { headers, params: { ...params, picture: index + 1 }, body };
      const { data } = (await (await fetchFile(sendProtestPicture, call)).json()) as { data: unknown };
      answer = z.parse(sendProtestPicture.data, data);
    } catch (error) {
      if (!(error instanceof ApiError) || error.mayHaveArrived) throw error;
      // The protest has arrived: a picture that is refused does not take it back.
      reportProblem('a picture of a protest was refused', error);
    }
  }
  return answer;
}

/** Kept on this phone with its pictures until the server has answered, and sent again when the connection is back, in a later visit too. */
export function useProtest(
  code: string,
  owner: string,
  own: ProtestedMatch,
  onAnswer: (answer: OwnProtests) => void,
) {
  const { stage, match } = own;
  // The key names the unit, which is no secret.
  const kept = useMemo(
    () => keptDraft('draft', `protest_${owner}_${stage}_${match}`, KeptSchema),
    [owner, stage, match],
  );
  const [typed, setTyped] = useState(() => kept.read()?.draft ?? NOTHING);
  const [isKept, setIsKept] = useState(true);
  // The latest values, for work that ends later: a shrunk picture, an answer.
  const latest = useRef(typed);

  const keep = (protest: KeptProtest) => {
    latest.current = protest;
    setIsKept(kept.keep(protest === NOTHING ? null : protest));
    setTyped(protest);
  };
  const waiting = typed.requestId !== null;
  const { sending, refusal, deliver, forgetRefusal } = useOutbox({
    waiting: waiting ? typed : null,
    call: (protest: KeptProtest) => deliverAll(code, own, protest),
    onAnswer: (answer) => {
      keep(NOTHING);
      onAnswer(answer);
    },
    onRefusal: () => keep({ ...latest.current, requestId: null }),
  });

  return {
    typed,
    waiting,
    sending,
    refusal,
    isKept,
    hasDraft: typed !== NOTHING,
    change: (changes: Partial<KeptProtest>) => {
      forgetRefusal();
      keep({ ...latest.current, ...changes, requestId: null });
    },
    drop: () => keep(NOTHING),
    send: () => {
      const protest = { ...latest.current, requestId: crypto.randomUUID() };
      keep(protest);
      deliver(protest);
    },
  };
}

export type Protesting = ReturnType<typeof useProtest>;
