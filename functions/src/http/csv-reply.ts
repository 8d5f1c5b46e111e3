import type { CsvFile } from '../csv-file.ts';
import type { Reply } from './reply.ts';

export function csvReply({ fileName, lines }: CsvFile): Reply {
  return {
    contentType: 'text/csv; charset=utf-8',
    headers: { 'Content-Disposition': `attachment; filename="${fileName}"` },
    body: lines,
  };
}
