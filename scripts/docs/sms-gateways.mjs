// Rows of docs/configuration.md: the platform's accounts at the SMS gateways.
import { readFileSync } from "node:fs";
import { SMS_GATEWAY_NAMES, SMS_GATEWAYS } from "../../packages/providers/src/sms/facts.ts";
import { SMS_GATEWAY_MODULES } from "../../packages/providers/src/sms/gateways.ts";
import { pathFromRoot } from "../setup/paths.mjs";

const GATEWAYS_BEGIN_MARKER =
  "<!-- Written by `npm run docs` from packages/providers/src/sms. Do not edit. -->";
const GATEWAYS_END_MARKER = "<!-- End of the SMS gateways. -->";

const formatMarkdownCode = (text) => `\`${text}\``;

function createGatewayRows(name) {
  const { label, isForCodes } = SMS_GATEWAYS[name];
  const { api, variables } = SMS_GATEWAY_MODULES[name];
  const account = Object.values(variables.account).map(formatMarkdownCode).join(", ");
  const purpose = isForCodes ? ", for one-time codes only" : "";
  return [
    `| ${account} | the platform's account at ${label}${purpose} | none; in the demo the simulator |`,
    `| ${formatMarkdownCode(variables.api)} | address of ${label}'s API | ${formatMarkdownCode(api)} |`,
  ];
}

/**
 * Returns docs/configuration.md with regenerated rows of the SMS gateways, in the order in which the server tries the
 * gateways.
 */
export function createConfigurationPage() {
  const text = readFileSync(pathFromRoot("docs/configuration.md"), "utf8");
  const [begin, end] = [text.indexOf(GATEWAYS_BEGIN_MARKER), text.indexOf(GATEWAYS_END_MARKER)];
  if (begin < 0 || end < begin) throw new Error("docs/configuration.md has no place for the SMS gateways");
  const head = ["| variable | meaning | default |", "|---|---|---|"];
  const table = [
    GATEWAYS_BEGIN_MARKER,
    "",
    ...head,
    ...SMS_GATEWAY_NAMES.flatMap(createGatewayRows),
    "",
    "",
  ].join("\n");
  return text.slice(0, begin) + table + text.slice(end);
}
