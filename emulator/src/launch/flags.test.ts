import { describe, expect, it } from 'vitest';
import { FlagError, type Flags, parseFlags } from './flags.ts';

const typed = (...args: string[]): Flags => parseFlags(args, { cli: false });
const passed = (...args: string[]): Flags => parseFlags(args, { cli: true });

describe('parseFlags', () => {
  it('reads what the Firebase CLI passes', () => {
    const args =
      '--host 127.0.0.1 --port 8081 --websocket_port 9151 --database-edition standard --project_id demo-x ' +
      '--seed_from_export /data/a.overall_export_metadata --rules /p/firestore.rules --single_project_mode true ' +
      '--functions_emulator 127.0.0.1:5001';
    for (const parse of [passed, typed])
      expect(parse(...args.split(' '))).toEqual({
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
    expect(typed()).toMatchObject({ host: 'localhost', port: 8080, websocketPort: null });
  });

  it('takes =, an alias and bare switches', () => {
    expect(
      typed('--port=9', '--import-data', 'x', '--project_id', 'p', '--single_project_mode'),
    ).toMatchObject({
      port: 9,
      seedFromExport: 'x',
      singleProjectMode: true,
      warnings: [],
    });
    expect(typed('--single_project_mode', 'false', '--port', '9')).toMatchObject({
      singleProjectMode: false,
      port: 9,
    });
    expect(typed('--help').show).toBe('help');
    expect(typed('--version=true').show).toBe('version');
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
    [['--rules', '--port', '1'], 'Expected a value after --rules'],
    [['-p', '26030'], 'Unknown option -p. Did you mean --port? --help lists the options.'],
    [['-h'], 'Unknown option -h. Did you mean --help?'],
    [['--prot=1'], 'Unknown option --prot=1. Did you mean --port?'],
    [['--nonsense'], 'Unknown option --nonsense. --help lists the options.'],
    [['--single_project_mode', 'now'], 'Unexpected word now. --help lists the options.'],
    [['help'], 'Unexpected word help. Did you mean --help?'],
    [['exce', '--', 'firebase'], 'Unexpected word exce. Did you mean exec?'],
    [['--constructor'], 'Unknown option --constructor.'],
    [['--', 'x'], 'Unknown option --.'],
  ])('refuses %j', (args, message) => {
    const parse = () => typed(...args);
    expect(parse).toThrow(FlagError);
    expect(parse).toThrow(message);
  });

  it('says what it ignores of a later CLI', () => {
    expect(passed('--future_option', 'x', '--database-edition', 'Enterprise').warnings).toEqual([
      'Unknown option --future_option was ignored.',
      'Unexpected word x was ignored.',
      'The enterprise edition behaves as the standard edition here: there are no pipelines.',
    ]);
  });
});
