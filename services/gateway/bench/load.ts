import { type Load, type LoadRequest, runLoad } from '@aera/testing/bench';

const [load, request] = process.argv.slice(2).map((argument) => JSON.parse(argument)) as [Load, LoadRequest];
process.send?.(
  await runLoad(
    load,
    () => () => request,
    (status) => {
      if (status >= 300) throw new Error(`${request.path} answered ${status}.`);
    },
  ),
);
