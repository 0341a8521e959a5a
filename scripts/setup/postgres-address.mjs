/** How PostgreSQL's own tools take an address: without its password, which goes by the environment that nobody lists. */
export function postgresAddress(address) {
  const url = new URL(address);
  const { password } = url;
  url.password = "";
  const env = password ? { ...process.env, PGPASSWORD: decodeURIComponent(password) } : process.env;
  return { dbname: `--dbname=${url.href}`, env };
}
