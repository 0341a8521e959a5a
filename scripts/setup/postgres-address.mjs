/**
 * Returns a database URL for PostgreSQL's own tools without its password. The password is passed in the environment,
 * because process lists show arguments.
 */
export function parsePostgresAddress(address) {
  const url = new URL(address);
  const { password } = url;
  url.password = "";
  const env = password ? { ...process.env, PGPASSWORD: decodeURIComponent(password) } : process.env;
  return { dbname: `--dbname=${url.href}`, env };
}
