import { describe, expect, it } from 'vitest';
import { FlagError, parseFlags } from './flags.ts';

describe('parseFlags', () => {
  it('reads what the Firebase CLI passes', () => {
    const args =
      '--host 127.0.0.1 --port 8081 --websocket_port 9151 --database-edition standard --project_id demo-x ' +
      '--seed_from_export /data/a.overall_export_metadata --rules /p/firestore.rules --single_project_mode true ' +
      '--functions_emulator 127.0.0.1:5001';
    expect(parseFlags(args.split(' '))).toEqual({
      host: '127.0.0.1',
      port: 8081,
      websocketPort: 9151,
      projectId: 'demo-x',
      rules: '/p/firestore.rules',
      seedFromExport: '/data/a.overall_export_metadata',
      functionsEmulator: '127.0.0.1:5001',
      singleProjectMode: true,
      singleProjectModeError: false,
      show: null,
      warnings: [],
    });
  });

  it('has the defaults of the official emulator', () => {
    expect(parseFlags([])).toMatchObject({ host: 'localhost', port: 8080, websocketPort: null });
  });

  it('takes =, an alias, bare switches, and ignores positional arguments', () => {
    expect(
      parseFlags([
        'serve',
        '--port=9',
        '--import-data',
        'x',
        '--project_id',
        'p',
        '--single_project_mode',
        'now',
      ]),
    ).toMatchObject({ port: 9, seedFromExport: 'x', singleProjectMode: true, warnings: [] });
    expect(parseFlags(['--single_project_mode', 'false']).singleProjectMode).toBe(false);
    expect(parseFlags(['--help']).show).toBe('help');
    expect(parseFlags(['--version=true']).show).toBe('version');
  });

  it.each([
    [['--single_project_mode'], 'Expected project_id to be set for single_project_mode'],
    [
      ['--single_project_mode_error', '--project_id', 'p'],
      'Expected single_project_mode to be set for single_project_mode_error',
    ],
    [['--export-name', 'x'], 'Export path not provided along with export name'],
    [['--require_indexes'], 'Firestore Native mode does not support index enforcement'],
    [
      ['--database-mode', 'datastore-mode'],
      'This emulator only has Firestore in Native mode, not datastore-mode.',
    ],
    [['--database-edition', 'tiny'], 'Unknown database edition: tiny'],
    [['--port', 'http'], 'Not a port: http'],
    [['--port', '65536'], 'Not a port: 65536'],
    [['--rules'], 'Expected a value after --rules'],
  ])('refuses %j', (args, message) => {
    const parse = () => parseFlags(args);
    expect(parse).toThrow(FlagError);
    expect(parse).toThrow(message);
  });

  it('says what it ignores', () => {
    expect(parseFlags(['--future_option', 'x', '--database-edition', 'Enterprise']).warnings).toEqual([
      'Unknown option --future_option was ignored.',
      'The enterprise edition behaves as the standard edition here: there are no pipelines.',
    ]);
  });
});
