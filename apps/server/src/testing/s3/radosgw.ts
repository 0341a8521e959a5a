import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { scaleTime } from "../time-limits.ts";
import { TEST_BUCKET, type S3Server } from "./s3-server.ts";

const CEPH_PROGRAMS = ["ceph", "ceph-mon", "ceph-osd", "monmaptool", "radosgw", "radosgw-admin"];
const S3_REGION = "us-east-1";
const S3_ACCOUNT = { accessKeyId: "DASTURXONTESTS", secretAccessKey: "dasturxon-tests-secret-key" };

/** Returns whether this machine has Ceph with its S3 gateway (Debian: ceph-mon, ceph-osd, radosgw). */
export function hasRadosgwInstalled(): boolean {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const isInstalled = (program: string) =>
    folders.some((folder) => {
      try {
        accessSync(join(folder, program), constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
  return CEPH_PROGRAMS.every(isInstalled);
}

/** Starts one monitor, one object store in memory and one gateway. The shell stops them when its input ends. */
const START_SCRIPT = `
dir="$1"; rgw="$2"; id="$3"; key="$4"; secret="$5"; address="$6"
export CEPH_CONF="$dir/ceph.conf"
fail() { echo "failed: $1"; kill -KILL $gateway $osd $mon 2>/dev/null; exit 1; }
monmaptool --create --fsid "$id" --addv a "$address" "$dir/monmap" >/dev/null || fail monmap
ceph-mon --mkfs -i a --monmap "$dir/monmap" || fail "mkfs of the monitor"
ceph-mon -f -i a >"$dir/mon.out" 2>&1 & mon=$!
ceph --connect-timeout 60 osd new "$id" || fail "osd new"
ceph-osd -i 0 --mkfs --osd-uuid "$id" >"$dir/osd.out" 2>&1 || fail "mkfs of the store"
ceph-osd -f -i 0 >"$dir/osd.out" 2>&1 & osd=$!
radosgw-admin user create --uid tests --display-name tests --access-key "$key" --secret-key "$secret" >/dev/null || fail user
radosgw -f -n client.rgw --rgw-frontends "beast endpoint=127.0.0.1:$rgw" >"$dir/rgw.out" 2>&1 & gateway=$!
echo started
while read -r _; do :; done
kill -KILL $gateway $osd $mon 2>/dev/null; wait; rm -rf "$dir"`;

/** Timeout of the start in milliseconds. The monitor needs most of this time. */
const START_TIMEOUT_MS = scaleTime(60_000);

const formatCephSettings = (directory: string, { id, monitor }: { id: string; monitor: string }) => `
[global]
fsid = ${id}
mon_host = ${monitor}
mon_initial_members = a
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
ms_mon_client_mode = crc
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
run_dir = ${directory}
admin_socket = ${directory}/$name.asok
log_file = ${directory}/$name.log
mon_data = ${directory}/mon
osd_data = ${directory}/osd
rgw_data = ${directory}/rgw
osd_objectstore = memstore
memstore_device_bytes = 1073741824
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_data_avail_crit = 1
mon_data_avail_warn = 1
rgw_enable_usage_log = false
rgw_enable_gc_threads = false
rgw_run_sync_thread = false
rgw_thread_pool_size = 32
`;

/** Starts Ceph's S3 gateway with a separate cluster, in a temporary folder and in memory. */
export async function startRadosgw(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "dasturxon-rgw-"));
  for (const name of ["mon", "osd", "rgw"]) mkdirSync(join(directory, name));
  const [id, port] = [randomUUID(), await findFreePort()];
  const monitor = `[v2:127.0.0.1:${await findFreePort()}/0,v1:127.0.0.1:${await findFreePort()}/0]`;
  writeFileSync(join(directory, "ceph.conf"), formatCephSettings(directory, { id, monitor }));
  const { accessKeyId, secretAccessKey } = S3_ACCOUNT;
  const args = ["-c", START_SCRIPT, "sh", directory, String(port), id, accessKeyId, secretAccessKey, monitor];
  const shell = spawn("/bin/sh", args, { cwd: directory, stdio: ["pipe", "pipe", "pipe"] });
  const ended = once(shell, "exit");
  const stopGateway = async () => {
    shell.stdin.end();
    await ended;
  };
  try {
    await waitUntilStarted(shell);
    await makeBucket(`http://127.0.0.1:${port}`);
  } catch (error) {
    const logs = readLogs(directory);
    await stopGateway();
    throw new Error(`radosgw did not start: ${logs}`, { cause: error });
  }
  const options = {
    endpoint: `http://127.0.0.1:${port}`,
    region: S3_REGION,
    bucket: TEST_BUCKET,
    ...S3_ACCOUNT,
    isPathStyle: true,
    prefix: "",
  };
  return { options, stop: stopGateway };
}

/** Waits until the shell script reports that all Ceph processes run. */
async function waitUntilStarted(shell: ChildProcessWithoutNullStreams): Promise<void> {
  let said = "";
  const late = setTimeout(() => shell.stdin.end(), START_TIMEOUT_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      for (const stream of [shell.stdout, shell.stderr])
        stream.on("data", (part: Buffer) => {
          said += part.toString();
          if (said.includes("started\n")) resolve();
        });
      shell.once("exit", () => reject(new Error(said)));
    });
  } finally {
    clearTimeout(late);
  }
}

/** Creates the bucket. Waits for the gateway, which opens its port after it has created its pools. */
async function makeBucket(endpoint: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await fetch(endpoint).catch(() => null))) {
    if (performance.now() > deadline) throw new Error("the gateway does not answer");
    await sleep(200);
  }
  const client = new S3Client({ endpoint, region: S3_REGION, forcePathStyle: true, credentials: S3_ACCOUNT });
  await client.send(new CreateBucketCommand({ Bucket: TEST_BUCKET }));
  client.destroy();
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function readLogs(directory: string): string {
  const logs = readdirSync(directory).filter((name) => name.endsWith(".log"));
  return logs
    .map((name) => `\n${name}: ${readFileSync(join(directory, name), "utf8").slice(-2_000)}`)
    .join("");
}
