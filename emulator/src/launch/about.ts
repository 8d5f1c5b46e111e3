import manifest from '../../package.json' with { type: 'json' };

export const VERSION = `Embedded Firestore ${manifest.version} (stands in for cloud-firestore-emulator 1.22.0)\n`;

export const LICENSES =
  'MIT. Bundled: @grpc/grpc-js (Apache-2.0), protobufjs (BSD-3-Clause), protocol descriptors of\n' +
  '@google-cloud/firestore (Apache-2.0). Their texts are in lib/THIRD-PARTY.txt.\n';

export const HELP = `Usage: embedded-firestore [options]
       embedded-firestore exec -- <command>
                                   runs the Firebase CLI with this emulator

  --host <host>                    default localhost, which is 127.0.0.1 and ::1
  --port <port>                    default 8080; 0 picks a free one
  --websocket_port <port>          the requests monitor; none without it
  --project_id <id>
  --rules <file>                   the rules of every project that loads none of its own
  --seed_from_export <file>        overall_export_metadata of an export; alias --import-data
  --functions_emulator <host:port> where function triggers are delivered
  --single_project_mode            warn when another project than --project_id is used
  --single_project_mode_error      refuse it
  --version, --licenses, --help
`;
