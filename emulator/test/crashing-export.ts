import { writeExport } from '../src/admin/export/write-export.ts';

/** Run as a process of its own by the tests: dies, or runs out of file space, while it exports. */
const [directory = '', name = '', mode = ''] = process.argv.slice(2);

function* documents() {
  for (let index = 0; index < 200; index++) {
    yield {
      name: `projects/demo/databases/(default)/documents/c/${index}`,
      fields: new Map([['s', { kind: 'string', value: 'x'.repeat(1000) } as const]]),
    };
    if (mode === 'kill' && index === 100) process.kill(process.pid, 'SIGKILL');
  }
}

await writeExport({ directory, name, documents: documents(), now: Date.now }).catch((error: unknown) => {
  process.stdout.write(String(error));
  process.exitCode = 3;
});
