# One image for all services; `command` selects the service. TypeScript runs directly on Node.js, without a build step.
FROM node:24-slim
COPY infra/toolchain/packages /toolchain
# pnpm from the lockfile of the toolchain, whose digests npm ci verifies; Node.js comes with the base image.
RUN npm ci --prefix /toolchain --ignore-scripts --no-audit --no-fund \
    && rm -rf /toolchain/node_modules/node-* /root/.npm \
    && ln -s /toolchain/node_modules/@pnpm/exe.*/pnpm /usr/local/bin/pnpm
WORKDIR /app
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY packages packages
COPY services services
RUN --mount=type=cache,target=/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter-prod "{services/*}..." --store-dir /pnpm/store
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
USER node
ENTRYPOINT ["node"]
