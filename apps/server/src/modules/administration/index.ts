export { createDnsLookups as createDns, type DnsLookups as Dns } from "./domains/dns.ts";
export { appointAdministrator, dismissAdministrator } from "./appoint-administrator.ts";
export { createAuthenticateAdministrator } from "./authenticate-administrator.ts";
export { addDemoAdministrator } from "./demo-administrator.ts";
export { registerAdministration } from "./http.ts";
export { selectAdministratorExists } from "./queries.ts";
