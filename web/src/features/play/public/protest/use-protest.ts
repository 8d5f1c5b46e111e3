import { type OwnProtests, sendProtest, sendProtestPicture } from '@copa/domain/play/protest/own-endpoints';
import { type ProtestedMatch, ProtestInputSchema } from '@copa/domain/play/protest/own-protest';
import * as z from 'zod/mini';
import { ApiError, callApi, fetchFile } from '../../../../lib/network/api-client.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { blobOf } from '../report/shrunk-picture.ts';
import { useSentDraft } from '../report/use-sent-draft.ts';

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

export function useProtest(
  code: string,
  owner: string,
  own: ProtestedMatch,
  onAnswer: (answer: OwnProtests) => void,
) {
  return useSentDraft({
    // The key names the unit, which is no secret.
    name: `protest_${owner}_${own.stage}_${own.match}`,
    schema: KeptSchema,
    nothing: NOTHING,
    call: (protest) => deliverAll(code, own, protest),
    onAnswer,
  });
}

export type Protesting = ReturnType<typeof useProtest>;
