import type { Config } from "../config/config.ts";
import { DEMO_PASSWORD } from "../demo/load-demo.ts";
import { selectAdministratorExists } from "../modules/administration/index.ts";
import { selectDemoBrandKeys, readBrandCatalog } from "../modules/merchants/index.ts";
import { publicUrlFromConfig } from "../config/public-url.ts";
import { SMS_GATEWAY_VARIABLES } from "../config/sms-config.ts";
import type { Database } from "../platform/database/index.ts";

const MAX_PRINTED_BRANDS = 10;

/** Prints the addresses of the installation. Scripts wait for the last line. */
export async function printAddresses(
  config: Config,
  db: Database,
  write: (line: string) => void,
): Promise<void> {
  const url = publicUrlFromConfig(config);
  if (config.isDemo) {
    const brands = await readBrandCatalog(db, url);
    write(`Open:     ${url}  first: order something here, as a guest`);
    write(`Codes:    ${url}/demo/inbox  the code that a phone would get by SMS`);
    write(
      `SMS:      ${url}/simulators/sms/phone  the same texts as both gateways bring them, and their bad days`,
    );
    write(
      `Telegram: ${url}/simulators/telegram/chats  the bot of the first brand, as its guests and staff see it`,
    );
    write(
      `Console:  ${config.consoleOrigin ?? url}/console/  the staff: take the order as osh, password ${DEMO_PASSWORD}`,
    );
    const others = brands.slice(0, MAX_PRINTED_BRANDS).map((brand) => brand.domainUrl);
    write(`Brands:   ${others.join("  ")}  each with a console login of its name`);
  }
  await printPlatformAddress(config, db, { url, write });
  if (config.isStartOpen) write(`Start:    ${url}/start  anybody opens a store of their own`);
  if (db.engine === "pglite") {
    write(
      `Database: embedded, in ${config.dataDir}. For trying out and one small shop: one process, one connection.`,
    );
  }
  if (config.isProduction && db.engine === "postgres" && config.databaseOwnerUrl === null)
    write("Database: the process signs in as the schema's owner. DATABASE_OWNER_URL lets it own nothing.");
  if (config.isProduction && config.publicOrigin === null)
    write("Hosts:    PUBLIC_ORIGIN is not set: only the brands' own domains are answered");
  if (config.isProduction && Object.keys(config.sms.platform).length === 0) {
    write(`SMS:      no gateway is set (${SMS_GATEWAY_VARIABLES.join(" or ")}): guests get no code`);
    write("          and order only from a brand that has an account of its own");
  }
  const demo = await db.platform(selectDemoBrandKeys);
  if (config.isProduction && demo.keys.length > 0) {
    write(
      `Demo:     ${demo.keys.join(", ")} came with the demo, and the demo's logins are refused in production.`,
    );
    write("          Make a login of your own: npm run staff -- --login NAME --brand KEY --role owner");
  }
  write(`API:      ${url}/docs`);
  write(`ready ${url}`);
}

/** Prints the address of the platform's console, or how to create the first administrator. */
async function printPlatformAddress(
  config: Config,
  db: Database,
  { url, write }: { url: string; write: (line: string) => void },
): Promise<void> {
  const page = `${url}/platform`;
  if (config.isDemo) {
    if (!config.isPublicDemo) write(`Platform: ${page}  every brand: as platform, password ${DEMO_PASSWORD}`);
    return;
  }
  const { has } = await db.platform(selectAdministratorExists);
  if (has) return write(`Platform: ${page}  every brand, and links by which new ones begin`);
  write("Begin:    npm run platform:admin -- --login NAME  makes the first administrator, who then gives");
  write(`          a link to begin a brand at ${page}`);
}
