/**
 * Verifies receipts offline: `verify FILE|- --keys jwks.json [--issuer URL] [--json] [--lang en|hy]`.
 * Exit code 0 when every receipt is genuine, 1 when one is not or remains unproven, 2 for a wrong call.
 */
import { verifyCommand } from './verify/command.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads has read enough (`| head`): that says nothing about the receipts.
  process.exit(error.code === 'EPIPE' ? 1 : 2);
});
process.exitCode = await verifyCommand(process.argv.slice(2), process);
