import type { Endpoint } from '@copa/domain/api/endpoint';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../components/toast/toast-context.ts';
import { inOtherApp } from '../../components/words/files.ts';
import { download } from '../download.ts';
import { ApiError, type CallParts, fetchFile, messageOf } from '../network/api-client.ts';
import { useAdmin } from './admin-context.ts';
import * as words from './words.ts';

export function useCsvExport<E extends Endpoint>(endpoint: E, downloaded: string) {
  const { token, permissionLost } = useAdmin();
  const toast = useToast();
  const [rows, setRows] = useState<number | null>(null);

  const running = useRef<AbortController | null>(null);
  // Leaving the screen or signing out cancels the download, because the file may contain personal data.
  useEffect(() => () => running.current?.abort(), []);

  const run = async (call: CallParts<E>, fileName: string): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setRows(0);
    try {
      const response = await fetchFile(endpoint, {
        ...(call as CallParts<Endpoint>),
        token: await token(),
        signal,
      });
      const file = await received(response, setRows);
      if (signal.aborted) return;
      if (!download(fileName, file)) throw new ApiError('unexpected', 0, inOtherApp);
      toast.success(downloaded);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) void permissionLost();
      toast.error(messageOf(error));
    } finally {
      setRows(null);
    }
  };

  return { rows, run: (call: CallParts<E>, fileName: string) => void run(call, fileName) };
}

async function received(response: Response, onRows: (rows: number) => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? 'text/csv';
  if (response.body === null) return new Blob([], { type });
  const count = createRecordCounter();
  const text = new TextDecoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new ApiError('network', 0, words.downloadBroken, { cause });
    });
    if (done) return new Blob(pieces, { type });
    pieces.push(value);
    onRows(Math.max(count(text.decode(value, { stream: true })) - 1, 0));
  }
}

export function createRecordCounter(): (piece: string) => number {
  let quoted = false;
  let records = 0;
  return (piece) => {
    for (const character of piece) {
      if (character === '"') quoted = !quoted;
      else if (character === '\n' && !quoted) records += 1;
    }
    return records;
  };
}
